"""Safety: where requests come from, what headers say, what is kept of secrets, how much anybody may ask for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.browser import Browser, get, new_room, post
from tests.server.conftest import Story
from tests.server.servers import Server, running


def test_every_answer_has_the_usual_headers(server: Server, tell: Story) -> None:
    async def story() -> None:
        for path in ("/", "/t/abc", "/api/editions", "/api/nothing", "/health"):
            headers = (await get(server.base, path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers

    tell(story())


def test_another_site_can_neither_post_nor_listen(server: Server, tell: Story) -> None:
    async def story() -> None:
        async with httpx.AsyncClient(base_url=server.base, trust_env=False) as client:
            headers = {"Origin": "https://elsewhere.example"}
            answer = await client.post("/api/rooms", json={}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
            own = await client.post("/api/rooms", json={}, headers={"Origin": server.base})
            assert own.status_code == 201
        ann = await new_room(server.base)
        spy = await Browser(server.base, ann.room).open(hello=False, origin="https://elsewhere.example")
        assert (await spy.next())["code"] == "origin"
        friend = await Browser(server.base, ann.room).open(origin=server.base)
        assert friend.welcome

    tell(story())


@pytest.mark.parametrize("path", ["/", "/api/rooms", "/api/rooms/a/b/socket", "/api/rooms//socket"])
def test_sockets_are_for_rooms_only(server: Server, tell: Story, path: str) -> None:
    async def story() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.base.replace("http", "ws") + path)
        assert refused.value.response.status_code == 403

    tell(story())


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/assets/../../app.py", "//etc/passwd"]
)
def test_no_file_outside_of_the_client_is_given_out(server: Server, tell: Story, path: str) -> None:
    async def story() -> None:
        text = (await get(server.base, path)).text
        assert "[project]" not in text
        assert "root:" not in text
        assert "make_app" not in text

    tell(story())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"edition": "atlantis"}, "no_edition"),
        ({"options": {"salry": 1}}, "options"),
        ({"options": {"salary": "much"}}, "options"),
        ({"seats": [{"kind": "ghost"}]}, "invalid"),
        ({"seats": [{"kind": "bot", "bot": "genius"}]}, "no_bot"),
        ({"seats": [{"kind": "open"}] * 12}, "full"),
        ({"token": "Spoon"}, "token"),
        ({"pace": -1}, "invalid"),
        ({"colour": "red"}, "invalid"),
        ({"name": "x" * 200}, "invalid"),
    ],
)
def test_a_room_that_cannot_be_made(server: Server, tell: Story, body: dict[str, object], code: str) -> None:
    async def story() -> None:
        answer = await post(server.base, "/api/rooms", **body)
        problem = answer.json()
        assert 400 <= answer.status_code < 500
        assert problem["code"] == code
        assert "\n" not in problem["sentence"]
        assert problem["sentence"].endswith(".")

    tell(story())


def test_a_body_that_is_too_big(server: Server, tell: Story) -> None:
    async def story() -> None:
        answer = await post(server.base, "/api/rooms", name="x" * 1_000_000)
        assert answer.status_code == 413
        assert answer.json()["code"] == "too_big"

    tell(story())


def test_rooms_requests_and_sockets_of_one_address_are_limited(tmp_path: Path, tell: Story) -> None:
    async def story(server: Server) -> None:
        answers = [await post(server.base, "/api/rooms") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[-1].json()["code"] == "too_many_rooms"
        room = answers[0].json()["room"]
        for _ in range(2):
            await Browser(server.base, room).open()
        third = await Browser(server.base, room).open(hello=False)
        assert (await third.next())["code"] == "too_many_sockets"
        many = await asyncio.gather(*(get(server.base, "/api/editions") for _ in range(120)))
        assert 429 in {answer.status_code for answer in many}

    limits = ("--rooms-per-hour", "3", "--sockets-per-address", "2", "--requests-per-second", "5")
    with running(f"sqlite:///{tmp_path}/rooms.db", tmp_path, *limits) as server:
        tell(story(server))


def test_codes_cannot_be_guessed_quickly(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base)
        path = f"/api/rooms/{ann.room}/enter"
        answers = [await post(server.base, path, code=f"WRONG{n}") for n in range(15)]
        assert {answer.json()["code"] for answer in answers} == {"no_code", "too_fast"}

    tell(story())


def test_somebody_without_the_secret_only_watches(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, edition="masterpiece", start=True)
        thief = await Browser(server.base, ann.room, "a guessed secret").open()
        assert thief.you == {"seat": None, "seats": [], "host": False, "stands_in": False, "waiting": None}
        assert (await thief.host("pause"))["code"] == "not_host"

    tell(story())


def test_health_and_metrics(server: Server, tell: Story) -> None:
    async def story() -> None:
        assert (await get(server.base, "/health")).json() == {"status": "ok"}
        text = (await get(server.base, "/metrics")).text
        for name in ("magie_actions_total", "magie_rooms", "magie_commit_seconds_bucket", "magie_sockets"):
            assert name in text

    tell(story())


def test_the_page_of_the_client(tmp_path: Path, tell: Story) -> None:
    async def story(server: Server) -> None:
        for path in ("/", "/t/room", "/anything/else"):
            answer = await get(server.base, path)
            assert answer.text == "<p>hello"
            assert answer.headers["cache-control"] == "no-cache"
        script = await get(server.base, "/assets/a.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        again = await get(server.base, "/", **{"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304

    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<p>hello")
    (client / "assets" / "a.js").write_text("1")
    with running(f"sqlite:///{tmp_path}/rooms.db", tmp_path, "--client", str(client)) as server:
        tell(story(server))

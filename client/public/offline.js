// Go on as soon as the server answers again.
setInterval(async () => {
  try {
    if ((await fetch('/health', { cache: 'no-store' })).ok) location.reload();
  } catch {
    // still away
  }
}, 3000);

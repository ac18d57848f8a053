// Which of the two layouts fits.

class Media {
  phone = $state(false);

  constructor() {
    const query = matchMedia('(max-width: 1099px)');
    this.phone = query.matches;
    query.addEventListener('change', () => (this.phone = query.matches));
  }
}

export const media = new Media();

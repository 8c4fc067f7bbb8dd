// Shows the sample as wide as a phone, as a desktop, or as its column. Tags are laid out by their own width, never by the window's.

/** Px of a phone and of a desktop; '' is the column. What is wider than the column is shown smaller. */
export function showWidths(sample) {
  const buttons = [...document.querySelectorAll('[data-ancho]')];
  let width = '';
  const resize = () => {
    const room = sample.parentElement.clientWidth;
    sample.style.inlineSize = width === '' ? '' : `${width}px`;
    sample.style.zoom = width === '' ? '' : String(Math.min(1, room / Number(width)));
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      width = button.dataset.ancho;
      for (const one of buttons) one.setAttribute('aria-pressed', String(one === button));
      resize();
    });
  new ResizeObserver(resize).observe(sample.parentElement);
}

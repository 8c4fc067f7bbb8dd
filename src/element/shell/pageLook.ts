// Whether the page around a tag is dark, for `tema="auto"`: by the colours in force there, wherever they come from.

/** The element around another one, also out of a shadow root. */
const around = (element: Element): Element | undefined =>
  element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;

/**
 * The luminance of a colour in any notation, as WCAG has it, and its opacity. The browser itself converts it: `probe` is set to
 * the colour for a moment.
 */
function measure(probe: HTMLElement, colour: string): readonly [light: number, opacity: number] {
  probe.style.color = `color(from ${colour} xyz-d65 x y z / alpha)`;
  // color(xyz-d65 0.2 0.3 0.4 / 0.5)
  const [, , light, , , opacity = '1'] = getComputedStyle(probe).color.split(' ');
  probe.style.color = '';
  return [Number(light), Number.parseFloat(opacity)];
}

/** Dark where the page writes in a light colour, or where what is behind the tag is dark. */
export function isDarkPage(tag: HTMLElement): boolean {
  const probe = tag.shadowRoot?.lastElementChild as HTMLElement;
  if (measure(probe, getComputedStyle(tag).color)[0] > 0.5) return true;
  for (let at = around(tag); at; at = around(at)) {
    const [light, opacity] = measure(probe, getComputedStyle(at).backgroundColor);
    if (opacity > 0.5) return light < 0.18;
  }
  return false;
}

/** Calls back when something around the tag has changed that its look may depend on. Returns what stops it. */
export function watchPage(tag: HTMLElement, onChange: () => void): () => void {
  const attributes = new MutationObserver(onChange);
  for (let at = around(tag); at; at = around(at)) attributes.observe(at, { attributes: true });
  // A colour that fades from one to the other is known at its end.
  document.addEventListener('transitionend', onChange);
  return () => {
    attributes.disconnect();
    document.removeEventListener('transitionend', onChange);
  };
}

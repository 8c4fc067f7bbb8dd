/**
 * Computes pending styles before a shadow root's sheets change. Firefox gives such a root the rules that another root with the
 * same sheets had last; rules added since are missing in it until one more is added.
 */
export function settleStyles(): void {
  if (CSS.supports('-moz-appearance', 'none'))
    getComputedStyle(document.documentElement).getPropertyValue('color');
}

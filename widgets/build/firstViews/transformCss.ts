import { type CustomAtRules, transform, type Visitor } from 'lightningcss';

const minify = (css: string, visitor: Visitor<CustomAtRules> = {}): string =>
  transform({ filename: 'view.css', code: Buffer.from(css), minify: true, visitor }).code.toString();

/** Minifies CSS. @param visitor removes what it returns an empty list for */
export const transformCss = (css: string, visitor?: Visitor<CustomAtRules>): string =>
  // What the visitor has emptied goes with the second turn.
  visitor ? minify(minify(css, visitor)) : minify(css);

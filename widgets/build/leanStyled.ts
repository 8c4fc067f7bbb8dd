// Leaves out of styled-components what nothing here needs.

/** Maps what it does for others to what is left of that. */
const forOthers: readonly (readonly [RegExp, string])[] = [
  // Before it parses a component's rules, it takes out comments that end with their line, and what an interpolated brace would
  // spoil. It goes through them letter by letter, which takes as long as parsing. Ours have neither, as the transformer writes them.
  [
    /const (\w)=function\(e\)\{const t=-1!==e\.indexOf\("\/\/"\)[\s\S]*?\}\((\w)\);(?=let \w=\w\.compile\()/,
    'const $1=$2;',
  ],
  // Vendor prefixes: off by default, and no engine that we support needs one.
  [/\w\.prefix&&\w\.push\(\w\.prefixer\),/, ''],
  // Rules that a server has written into the page: our first views are taken over in another way.
  [
    /(\w+)=e=>\{const t=\w+\(e\.options\.target\);[\s\S]*?\w\.parentNode&&\w\.parentNode\.removeChild\(\w\)\)\}\}/,
    '$1=()=>{}',
  ],
  // It makes a component's rules where it puts them in: src/element/styledSheet.ts may do that later.
  [
    /const e=(\w\(\w,"\."\+(\w),void 0,this\.componentId\));(\w\.insertRules\(this\.componentId,\2),e\)/,
    '$3,()=>$1)',
  ],
  // Its own sheet in the page's head: ours is src/element/styledSheet.ts's.
  [/\w\?new \w+\((\w),(\w)\):new (\w+)\(\1,\2\)/, 'new $3($1,$2)'],
];

/** Throws where a part is not found: after an update of styled-components the list has to be looked through again. */
export function leanStyled(code: string): string {
  let lean = code;
  for (const [found, instead] of forOthers) {
    if (!found.test(lean)) throw new Error(`styled-components has no ${found}: see leanStyled.ts`);
    lean = lean.replace(found, instead);
  }
  return lean;
}

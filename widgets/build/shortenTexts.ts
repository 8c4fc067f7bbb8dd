// The texts of every language and area are chunks of one folder, named alike (chunkName.ts). Their map, as vite writes it,
// spells out each of the hundred or so names: 13 kB of the code that every first screen runs, 1.1 kB of it gzipped.

const entry =
  /"\.\/locales\/([a-z]+)\/([a-z]+)\.json":\(\)=>\w+\(\(\)=>require\.load\("(chunks\/texts-[^/"]+)\/\1\/\2\.js \*"\)\.then\(\w+=>\w+\.default\),void 0,\{\}\.url\)/;
const map = new RegExp(
  `Object\\.assign\\(\\{((?:${entry.source.replaceAll('\\1', '[a-z]+').replaceAll('\\2', '[a-z]+')},?)+)\\}\\)`,
);

/** Makes the map a rule for its names. Throws if it has not each area in each language, or another form than it had. */
export function shortenTexts(code: string): string {
  if (!code.includes('"./locales/')) return code;
  const [whole = '', entriesOnly = ''] = map.exec(code) ?? [];
  const entries = [...entriesOnly.matchAll(new RegExp(entry, 'g'))];
  const count = (at: 1 | 2 | 3): number => new Set(entries.map((parts) => parts[at])).size;
  const [folder] = entries.map(([, , , name]) => name);
  // Turns "./locales/es/comun.json" into "/es/comun.js".
  const short = code.replace(
    whole,
    `new Proxy({},{get:(_,p)=>()=>require.load("${folder}"+p.slice(9,-2)).then(t=>t.default)})`,
  );
  if (entries.length !== count(1) * count(2) || count(3) !== 1 || short.includes('"./locales/'))
    throw new Error('The map of the texts has another form than shortenTexts.ts expects.');
  return short;
}

// The texts of every language and area are chunks of one folder, named alike (chunkName.ts). Their map, as vite writes it,
// spells out each of the hundred or so names: 13 kB of the code that every first screen runs, 1.1 kB of it gzipped.

const entry =
  /"\.\/locales\/([a-z]+)\/([a-z]+)\.json":\(\)=>\w+\(\(\)=>require\.load\("(chunks\/texts-[^/"]+)\/\1\/\2\.js"\)\.then\(\w+=>\w+\.default\),void 0,\{\}\.url\)/;
const map = new RegExp(`(?:${entry.source.replaceAll('\\1', '[a-z]+').replaceAll('\\2', '[a-z]+')},?)+`);

/** Makes the map by languages and areas. Throws if it has not each area in each language, or another form than it had. */
export function shortenTexts(code: string): string {
  if (!code.includes('"./locales/')) return code;
  const [whole] = map.exec(code) ?? [];
  const entries = [...(whole ?? '').matchAll(new RegExp(entry, 'g'))];
  const languages = [...new Set(entries.map(([, language]) => language))];
  const areas = [...new Set(entries.map(([, , area]) => area))];
  const [folder] = entries.map(([, , , name]) => name);
  const short = code.replace(
    whole ?? '',
    `...Object.fromEntries(${JSON.stringify(languages)}.flatMap(l=>${JSON.stringify(areas)}.map(a=>[\`./locales/\${l}/\${a}.json\`,()=>require.load(\`${folder}/\${l}/\${a}.js\`).then(t=>t.default)])))`,
  );
  if (entries.length !== languages.length * areas.length || short.includes('"./locales/'))
    throw new Error('The map of the texts has another form than shortenTexts.ts expects.');
  return short;
}

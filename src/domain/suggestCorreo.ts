/**
 * Recognises a mistyped mailbox: `ana@gmial.com` is `ana@gmail.com`. It knows the providers that most people here use and
 * changes nothing by itself. A domain that may exist gets no suggestion: countries have their own hotmail.es.
 */

/** The endings that a provider has. `anywhere`: those of many countries, which are not listed here. */
const providers: Readonly<Record<string, readonly string[] | 'anywhere'>> = {
  gmail: ['com'],
  googlemail: ['com'],
  icloud: ['com', 'com.cn'],
  protonmail: ['com', 'ch'],
  hotmail: 'anywhere',
  outlook: 'anywhere',
  yahoo: 'anywhere',
};

/** Names one or two keys away from a provider's that belong to others. */
const lookalikes = 'mail email ymail fmail amail imail hostmail rotmail cloud'.split(' ');

/** Common typing errors for `com`; none of these is a top-level domain. */
const comTypos = /^(?:con|cmo|ocm|comm|coom|ccom|cim|cpm|clm|ckm|xom|vom|comn|conm|coms)$/;
/** The same, and `co`, before a country that has `com.` and no such ending of its own. Possible company names are left alone. */
const countryComTypos =
  /(?<=.)\.(?:con|cmo|ocm|comm|coom|ccom|cpm|xom|vom|comn|conm|co|cm|om)\.(ec|co|pe|mx|ar|br|bo|py|uy|pa|gt|sv|hn|ni|do|cn|vn)$/;
/** Real top-level domains that a provider does not use, so that they must mean `com`. */
const cutEndings = ['co', 'cm', 'om', 'cam'];

/** @param typed the content of the field. Returns the whole address that was probably meant. */
export function suggestCorreo(typed: string): string | undefined {
  const address = typed.trim().normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return undefined;
  const meant = meantDomain(
    address
      .slice(at + 1)
      .replaceAll(',', '.')
      .replace(/\.+$/, ''),
  );
  const whole = `${address.slice(0, at)}@${meant}`;
  return meant === undefined || whole === address ? undefined : whole;
}

function meantDomain(domain: string): string | undefined {
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length === 1) return withoutDot(domain);
  const mended = comTypos.test(last)
    ? `${labels
        .slice(0, -1)
        .join('.')
        .replace(/\.com$/, '')}.com`
    : domain.replace(countryComTypos, '.com.$1');
  const [name = '', ...rest] = mended.split('.');
  const provider = providerOf(name);
  if (provider === undefined) return mended;
  const ending = rest.join('.');
  const endings = providers[provider];
  if (endings === 'anywhere') {
    // Under other endings a similar name may belong to a company.
    if (name !== provider && ending !== 'com' && !/^(?:es|co|com\.\w\w)$/.test(ending)) return mended;
    return `${provider}.${cutEndings.includes(ending) ? 'com' : ending}`;
  }
  if (name !== provider && ending !== 'com' && !cutEndings.includes(ending)) return mended;
  return endings?.includes(ending) ? `${provider}.${ending}` : `${provider}.com`;
}

/** Reads `gmail` and `gmailcom` as `gmail.com`. */
function withoutDot(domain: string): string | undefined {
  const provider = providerOf(domain.replace(/com$/, ''));
  return provider && `${provider}.com`;
}

function providerOf(name: string): string | undefined {
  if (Object.hasOwn(providers, name)) return name;
  if (lookalikes.includes(name)) return undefined;
  return Object.keys(providers).find((provider) => isNear(name, provider));
}

/** One typing error away; two in a long name with the same first letter. */
function isNear(name: string, provider: string): boolean {
  const slips = distance(name, provider);
  return slips === 1 || (slips === 2 && provider.length > 6 && name[0] === provider[0]);
}

/** Optimal string alignment: letters added, omitted, changed, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const rows: number[][] = [[...Array(b.length + 1).keys()]];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          change,
          swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

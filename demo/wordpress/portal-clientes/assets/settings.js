// The settings: asks the API from this browser, as pages of the site will, and puts an address that is offered into its field.
{
  const { base, call, site, words } = window.portalClientesSettings;
  const isHttps = (address) => address.startsWith('https:');
  const ask = (how) => fetch(call, { credentials: 'omit', cache: 'no-store', ...how });

  const line = document.querySelector('.portal-clientes-browser');

  /** Whether something answers there that does not forbid browsers to say so (Cross-Origin-Resource-Policy). */
  const isReached = () =>
    ask({ mode: 'no-cors' }).then(
      () => true,
      () => false,
    );

  /** What this browser finds: a key of the words; '' where the administration cannot stand for the pages of the site. */
  async function look() {
    if (isHttps(site) && !isHttps(base)) return 'mixed';
    if (location.protocol === 'https:' && !isHttps(base)) return '';
    try {
      const answer = await ask({ redirect: 'manual' });
      if (answer.type === 'opaqueredirect') return 'redirected';
      return Array.isArray((await answer.json())?.resultados) ? 'reached' : 'other';
    } catch (error) {
      if (error instanceof SyntaxError) return 'other';
      const isThere = await isReached();
      // The API need not let the administration read it, only the pages.
      if (location.origin !== site) return isThere ? 'reached' : '';
      if (isThere) return 'blocked';
      return line.dataset.server === 'good' ? 'unreached' : 'neither';
    }
  }

  const say = (sign, [text, remedy]) => {
    line.replaceChildren(sign + text, ...(remedy ? [document.createElement('br'), remedy] : []));
  };

  async function tell() {
    say('', words.asked);
    const found = await look();
    if (found === '') return line.replaceChildren();
    const isWell = found === 'reached';
    say(isWell ? '✓ ' : '✗ ', words[found]);
    // The step is not done as long as browsers are blocked.
    if (!isWell) document.querySelector('.portal-clientes-sign').textContent = '';
  }

  for (const button of document.querySelectorAll('[data-address]'))
    button.addEventListener('click', () => {
      const field = document.getElementById('portal-clientes-api_base');
      field.value = button.dataset.address;
      field.focus();
    });

  if (line) tell();
}

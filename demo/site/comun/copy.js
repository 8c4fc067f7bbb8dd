// Every `button[data-copiar]` copies the text of the element that it names, and says so in its label.
const RETURN_AFTER_MS = 2000;
const isEnglish = document.documentElement.lang === 'en';
const DONE = isEnglish ? 'Copied' : 'Copiado';
const BY_HAND = isEnglish ? 'Press Ctrl+C' : 'Pulse Ctrl+C';

for (const button of document.querySelectorAll('button[data-copiar]')) {
  const label = button.textContent;
  let timer;
  button.addEventListener('click', async () => {
    const source = document.getElementById(button.dataset.copiar);
    if (!source) return;
    button.textContent = (await copy(source)) ? DONE : BY_HAND;
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = label;
    }, RETURN_AFTER_MS);
  });
}

/** Selects the text for the person to copy if the clipboard needs permission or the page came over plain HTTP. */
async function copy(source) {
  try {
    await navigator.clipboard.writeText(source.textContent.trim());
    return true;
  } catch {
    getSelection()?.selectAllChildren(source);
    return false;
  }
}

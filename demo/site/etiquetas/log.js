// Logs, newest first, the events of the portal's tags that bubble up to the document. Their details are shown as text,
// never as HTML.
const EVENTS = ['portal-ready', 'portal-session', 'portal-navigate', 'portal-inscripcion', 'portal-error'];
const LIMIT = 50;

const list = document.getElementById('registro');
const clock = new Intl.DateTimeFormat('es', { timeStyle: 'medium' });

for (const name of EVENTS) {
  document.addEventListener(name, (event) => {
    const item = document.createElement('li');
    item.append(
      element('time', clock.format(new Date())),
      element('strong', name),
      element('code', `<${event.target.localName}> ${JSON.stringify(event.detail)}`),
    );
    list.prepend(item);
    while (list.children.length > LIMIT) list.lastElementChild.remove();
  });
}

document.getElementById('limpiar').addEventListener('click', () => list.replaceChildren());

function element(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

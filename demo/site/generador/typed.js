// Keeps what a person chose and typed in this tab, so that a reload or another choice of the tag loses nothing.
const KEY = 'portal-generador';

const kept = read();

const controls = () => [...document.querySelectorAll('.generador :is(input, select, textarea)')];

/** Choices of one group have one name and no id. */
const nameOf = ({ id, name }) => id || name;

export function keepTyped() {
  for (const control of controls()) {
    if (control.type === 'radio') {
      if (control.checked) kept[nameOf(control)] = control.value;
    } else kept[nameOf(control)] = control.type === 'checkbox' ? control.checked : control.value;
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked: the choices stay for this page.
  }
}

/** Fills in the controls that are there; others get theirs when they come. */
export function restoreTyped() {
  for (const control of controls()) {
    const value = kept[nameOf(control)];
    if (value === undefined) continue;
    if (control.type === 'radio') control.checked = control.value === value;
    else if (control.type === 'checkbox') control.checked = value === true;
    else control.value = value;
    // Today's bundle may lack a choice that was stored yesterday.
    if (control.localName === 'select' && control.selectedIndex < 0) control.selectedIndex = 0;
  }
}

function read() {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

// The entry of the diagnosis: a script of its own without imports, so that it also runs as a classic script or pasted into the
// console of a page on which the loader does not.
import './showBroken.ts';
import { openPanel } from './openPanel.ts';

// A script in the head runs before there is a body.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void openPanel());
else void openPanel();

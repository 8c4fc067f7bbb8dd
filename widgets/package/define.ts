// Registers all four tags. On a server it does nothing.
import './define/portal-completo.ts';

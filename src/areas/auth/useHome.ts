/** Returns where the logo leads: the start of the portal, or of this tag where it stands alone. */
import { useHost } from '../../ui/host.ts';

export const useHome = (): string => (useHost().ownsPage ? '/' : '/auth/login');

/** The sign-in on a page outside the portal's paths. Leads on to the portal where its address is known. */
import { useHost } from '../../ui/host.ts';
import { useNavigate } from '../../ui/router.ts';
import { useElsewhere } from '../../ui/useElsewhere.ts';
import { LoginPage } from './LoginPage.tsx';
import { portalPath } from './useReturnTo.ts';

export function PageLogin() {
  const { options } = useHost();
  const navigate = useNavigate();
  const portal = useElsewhere(options.portalHref, 'portal-cliente', portalPath);
  const goOn = () => {
    if (portal?.href !== undefined) window.location.assign(portal.href);
    else if (portal !== undefined) navigate(portal.to);
    // Elsewhere SignedInCard takes the form's place.
  };
  return <LoginPage onSignedIn={goOn} />;
}

/** The sign-in where it is a part of some page, outside the portal's paths: afterwards on to the portal, if it is known where. */
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
    // Else the card that says who has signed in takes the form's place.
  };
  return <LoginPage onSignedIn={goOn} />;
}

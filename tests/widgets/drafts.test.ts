// A draft with an identification stays on a device for three days, whatever tag the person opens next.
import { expect } from 'chai';
import { open, until } from './support.ts';

const DAY = 86_400_000;

const kept = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('portal-solicitud:'));

describe('a draft on the device', () => {
  for (const tag of ['portal-login', 'portal-inscripcion-publica', 'portal-completo'])
    it(`is removed after three days by <${tag}>, which shows no form`, async () => {
      const draft = (days: number) => JSON.stringify({ savedAt: Date.now() - days * DAY });
      localStorage.setItem('portal-solicitud:|VIEJO', draft(3));
      localStorage.setItem('portal-solicitud:|ROTO', '{');
      localStorage.setItem('portal-solicitud:|NUEVO', draft(2));
      localStorage.setItem('portal-ajeno', draft(3));
      await open({ body: `<${tag} routing="memory"></${tag}>` });
      await until('the old drafts to be gone', () => kept().length === 1);
      expect(kept()).to.deep.equal(['portal-solicitud:|NUEVO']);
      expect(localStorage.getItem('portal-ajeno')).not.to.equal(null);
    });
});

import { describe, expect, it, vi } from 'vitest';
import { fetchTexts } from '../../../src/i18n/fetchTexts.ts';
import { areasOf, hasTexts } from '../../../src/i18n/i18n.ts';
import { forgetFailedTexts, loadArea, loadIdioma } from '../../../src/i18n/loadTexts.ts';

vi.mock('../../../src/i18n/fetchTexts.ts', { spy: true });

describe('the load of texts', () => {
  it('makes areas ready and knows them', async () => {
    expect(hasTexts('es', 'auth')).toBe(false);
    await loadIdioma('es', ['auth', 'comun']);
    expect(hasTexts('es', 'auth')).toBe(true);
    expect(areasOf('es')).toEqual(expect.arrayContaining(['auth', 'comun']));
  });

  it('asks for everything at once', () => {
    vi.mocked(fetchTexts).mockClear();
    void loadIdioma('es', ['cursos', 'inicio']);
    expect(fetchTexts).toHaveBeenCalledTimes(2);
  });

  it('keeps a failure, the same promise each time, until a retry forgets it', async () => {
    vi.mocked(fetchTexts).mockRejectedValueOnce(new Error('offline'));
    const first = loadArea('es', 'cartera');
    await expect(first).rejects.toThrow('offline');
    expect(loadArea('es', 'cartera')).toBe(first);
    forgetFailedTexts();
    await loadArea('es', 'cartera');
    expect(hasTexts('es', 'cartera')).toBe(true);
  });

  it('fails by itself, beside loads that succeed', async () => {
    vi.mocked(fetchTexts).mockRejectedValueOnce(new Error('offline'));
    const failing = loadArea('fr', 'cartera');
    const other = loadArea('fr', 'auth');
    await expect(failing).rejects.toThrow('offline');
    await other;
    expect([hasTexts('fr', 'cartera'), hasTexts('fr', 'auth')]).toEqual([false, true]);
  });

  it('fetches what was asked for and no other language or area', async () => {
    vi.mocked(fetchTexts).mockClear();
    await loadIdioma('cn', ['perfil']);
    expect(vi.mocked(fetchTexts).mock.calls).toEqual([['cn', 'perfil']]);
    expect(areasOf('cn')).toContain('perfil');
  });
});

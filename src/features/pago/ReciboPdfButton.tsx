/** The receipt as the document that the institution signs for. */
import { useT } from '../../i18n/useT.ts';
import { api } from '../../state/api.ts';
import { FileButton } from '../../ui/FileButton.tsx';

export function ReciboPdfButton({ numero }: { readonly numero: string }) {
  const t = useT('recibos');
  return (
    <FileButton
      size="medium"
      name={`${numero}.pdf`}
      load={() => api.file('GET /api/cliente/recibos/{id}', 'application/pdf', { params: { id: numero } })}
    >
      {t('pdf')}
    </FileButton>
  );
}

/** Fetches a document from the API and lets the browser save it; a toast reports a failure and its reason. */
import { type ReactNode, useState } from 'react';
import { codeOfError } from '../../client/apiError.ts';
import { Button } from '../controls/Button.tsx';
import { useFailureToast } from '../feedback/useFailureToast.ts';
import { DownloadIcon } from '../icons/documents.tsx';

interface Props {
  /** The name of the file, with its extension. */
  readonly name: string;
  readonly load: () => Promise<Blob>;
  readonly children: ReactNode;
  readonly size?: 'medium' | 'small';
  /** Called once the file has come, or will not. */
  readonly onEnd?: () => void;
}

export function FileButton({ name, load, children, size = 'small', onEnd }: Props) {
  const tell = useFailureToast();
  const [loading, setLoading] = useState(false);
  const run = async () => {
    setLoading(true);
    try {
      save(await load(), name);
    } catch (error) {
      if (codeOfError(error) !== 'abort') tell(error);
    } finally {
      setLoading(false);
      onEnd?.();
    }
  };
  return (
    <Button
      tone="outline"
      size={size}
      icon={<DownloadIcon />}
      loading={loading}
      data-needs="downloads"
      onClick={() => void run()}
    >
      {children}
    </Button>
  );
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file later, Safari noticeably so.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

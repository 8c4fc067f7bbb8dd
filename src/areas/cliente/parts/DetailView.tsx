/** Reads one record from the API and shows its screen, or that it is loading, not found, or what went wrong. */
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { isNotFound } from '../../../client/isNotFound.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { useFailure } from '../../../ui/feedback/useFailure.tsx';
import type { Read } from '../../../ui/hooks/useRead.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { type Crumb, PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';
import { DetailColumns } from './DetailColumns.ts';
import { useCrumbs } from './useCrumbs.ts';

const Head = styled(Stack)`
  margin-block: 8px 32px;
`;

export interface DetailProps<T> {
  readonly data: T;
  readonly crumbs: readonly Crumb[];
}

interface Props<T> {
  /** Has the texts of the record and of its list. */
  readonly area: 'cartera' | 'cursos' | 'inscripciones' | 'recibos';
  /** Path of that list. */
  readonly list: string;
  readonly read: Read<T>;
  /** The h1 if it could not be read: what kind of thing it is. */
  readonly kind: string;
  /** Shows the record. */
  readonly Detail: ComponentType<DetailProps<T>>;
}

export function DetailView<T>({ area, list, read, kind, Detail }: Props<T>) {
  const t = useT(area);
  const crumbs = useCrumbs({ label: t('titulo'), to: list });
  const { data, error, retry } = read;
  useFailure(error);
  const lost = isNotFound(error);
  if (data !== undefined && !lost) return <Detail data={data} crumbs={crumbs} />;
  if (error === undefined) return <Loading />;
  return (
    <>
      <PageHeader title={lost ? t('noEncontrado.titulo') : kind} crumbs={crumbs} />
      <Card>
        {lost ? (
          <EmptyState action={<ButtonLink to={list}>{t('noEncontrado.accion')}</ButtonLink>}>
            {t('noEncontrado.texto')}
          </EmptyState>
        ) : (
          <ErrorState error={error} onRetry={retry} />
        )}
      </Card>
    </>
  );
}

function Loading() {
  return (
    <SkeletonGroup>
      <Head $gap={12}>
        <Skeleton $width="180px" />
        <Skeleton $width="min(480px, 80%)" $height="32px" />
        <Skeleton $width="260px" />
      </Head>
      <DetailColumns>
        <Card>
          <Stack>
            <Skeleton $width="50%" $height="32px" />
            <Skeleton $width="80%" />
            <Skeleton $height="48px" />
          </Stack>
        </Card>
        <Card>
          <Stack>
            <Skeleton $width="35%" $height="24px" />
            <Skeleton />
            <Skeleton />
            <Skeleton $width="60%" />
          </Stack>
        </Card>
      </DetailColumns>
    </SkeletonGroup>
  );
}

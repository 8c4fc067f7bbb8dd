/** The box by which a person says that they have one name and no surnames. */
import { useT } from '../../i18n/useT.ts';
import { Checkbox, type CheckboxProps } from '../../ui/forms/Checkbox.tsx';

export function OneNameCheckbox(props: Omit<CheckboxProps, 'label'>) {
  const t = useT('persona');
  return <Checkbox {...props} label={t('sinApellidos')} />;
}

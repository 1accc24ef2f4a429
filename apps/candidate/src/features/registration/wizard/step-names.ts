import { useTexts } from '../../../texts/use-texts.ts'

/** The names of the six screens, in their order (document 000 §2). */
export function useStepNames(): string[] {
  const t = useTexts()
  return [
    t('wizard.code'),
    t('wizard.details'),
    t('wizard.level'),
    t('wizard.career'),
    t('wizard.skills'),
    t('wizard.roles'),
  ]
}

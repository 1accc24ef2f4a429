import { useTexts } from '../../texts/use-texts.ts'
import type { Account } from './use-people.ts'

/** An account's name, or a text for an erased one. */
export function useAccountName() {
  const t = useTexts()
  return ({ FullName, Erased }: Pick<Account, 'FullName' | 'Erased'>) => (Erased ? t('people.erased') : FullName)
}

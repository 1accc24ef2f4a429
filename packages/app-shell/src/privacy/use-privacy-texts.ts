import { usePerson } from '../platform/platform.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'

type ByRole = 'withdraw.text' | 'data.text' | 'erase.now' | 'erase.then' | 'erasing.text' | 'keep.done'

/** The texts of an action for each role: an employer has openings and a shortlist, a candidate has a profile. */
export function usePrivacyTexts() {
  const t = useShellTexts()
  const { role } = usePerson()
  return (key: ByRole, values?: Record<string, string>) =>
    t(role === 'Employer' ? `privacy.${key}.employer` : `privacy.${key}`, values)
}

import { usePerson } from '../platform/platform.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'

type ByRole = 'withdraw.text' | 'data.text' | 'erase.now' | 'erase.then' | 'erasing.text' | 'keep.done'

/** Says what an action means for anyone who does it: an employer has openings and a shortlist where a candidate has a profile. */
export function usePrivacyTexts() {
  const t = useShellTexts()
  const { role } = usePerson()
  return (key: ByRole, values?: Record<string, string>) =>
    t(role === 'Employer' ? `privacy.${key}.employer` : `privacy.${key}`, values)
}

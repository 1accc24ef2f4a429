import { usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { dayPartOf } from '@pramaan/domain/india-day'
import { firstName } from '@pramaan/domain/name'
import { PageHeader } from '@pramaan/ui/page-header'
import { useTexts } from '../../texts/use-texts.ts'

/** A greeting by the time of day in India and by first name, and a short description of the screen. */
export function StartHeader({ text }: { text: string }) {
  const t = useTexts()
  const { now } = usePlatform()
  const { FullName } = usePerson()
  const name = firstName(FullName)
  return <PageHeader dense title={t(`home.${dayPartOf(now())}`, { name })} description={text} />
}

import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { PageHeader } from '@pramaan/ui/page-header'
import { useTexts } from '../../texts/use-texts.ts'

/** A greeting and a short description of the screen. */
export function StartHeader({ text }: { text: string }) {
  const t = useTexts()
  const { FullName } = usePerson()
  return <PageHeader title={t('home.title', { name: FullName })} description={text} />
}

import { Alert } from '@pramaan/ui/alert'
import { useLabels } from '@pramaan/ui/labels'
import { TextButton } from '@pramaan/ui/text-link'
import { useFailureText } from './error-page.tsx'
import { useRetry } from './use-retry.ts'

/** Props of `SectionFailure`: the section's name, what happened, and the retry. */
export type SectionFailureProps = { title: string; query: { error: unknown; refetch: () => Promise<unknown> } }

/** Shown in place of a section that failed to load; the rest of the screen works. */
export function SectionFailure({ title, query }: SectionFailureProps) {
  const labels = useLabels()
  const failureText = useFailureText()
  const retry = useRetry(query.error, () => void query.refetch())
  return (
    <Alert tone="danger" title={title} action={<TextButton onClick={retry}>{labels.retry}</TextButton>}>
      {failureText(query.error)}
    </Alert>
  )
}

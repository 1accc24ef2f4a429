import { Alert } from '@pramaan/ui/alert'
import { useLabels } from '@pramaan/ui/labels'
import { TextButton } from '@pramaan/ui/text-link'
import { useFailureText } from './error-page.tsx'

/** Props of `SectionFailure`: the section by its name, what happened, and the way to try again. */
export type SectionFailureProps = { title: string; query: { error: unknown; refetch: () => Promise<unknown> } }

/** A section that did not come, in its place; the rest of the screen stands. */
export function SectionFailure({ title, query }: SectionFailureProps) {
  const labels = useLabels()
  const failureText = useFailureText()
  return (
    <Alert
      tone="danger"
      title={title}
      action={<TextButton onClick={() => void query.refetch()}>{labels.retry}</TextButton>}
    >
      {failureText(query.error)}
    </Alert>
  )
}

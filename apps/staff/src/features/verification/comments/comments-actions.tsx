import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Button } from '@pramaan/ui/button'
import { LinkButton } from '@pramaan/ui/link-button'
import { paths } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CommentsForm } from './use-comments-form.ts'

/** The text of the spec's red alert: the first missing field, or the server's message. */
export function useRefusal(form: CommentsForm, error: unknown): string | undefined {
  const failureText = useFailureText()
  const [missing] = Object.values(form.formState.errors)
  return missing?.message ?? (error ? failureText(error) : undefined)
}

/** The buttons below the questions. */
export function CommentsActions({ update, busy }: { update: boolean; busy: boolean }) {
  const t = useTexts()
  return (
    <>
      <LinkButton tone="quiet" href={paths.vsp}>
        {t('comments.cancel')}
      </LinkButton>
      <Button type="submit" form="hr-comments" busy={busy && t('comments.submitting')}>
        {t(update ? 'comments.update' : 'comments.submit')}
      </Button>
    </>
  )
}

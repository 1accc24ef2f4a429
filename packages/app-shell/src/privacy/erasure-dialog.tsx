import { Refused } from '@pramaan/api-client'
import { erasureDue } from '@pramaan/domain/consent'
import { dateText } from '@pramaan/domain/india-day'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { TextField } from '@pramaan/ui/text-field'
import { type FormEvent, useId, useRef, useState } from 'react'
import { usePlatform } from '../platform/platform.tsx'
import { useFailureText } from '../router/failures/error-page.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import type { Privacy } from './use-privacy.ts'
import { usePrivacyTexts } from './use-privacy-texts.ts'

/** What erasing does now and after 30 days, and the number or e-mail to type to confirm it. */
export function ErasureDialog({ erase, onClose }: { erase: Privacy['erase']; onClose: () => void }) {
  const t = useShellTexts()
  const ofRole = usePrivacyTexts()
  const { now } = usePlatform()
  const failureText = useFailureText()
  const field = useRef<HTMLInputElement>(null)
  const form = useId()
  const [contact, setContact] = useState('')
  const refusal = erase.error instanceof Refused ? erase.error.details[0]?.message : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!erase.isPending) erase.mutate(contact, { onError: () => field.current?.focus() })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('privacy.erase.title')}
      submit={
        <Button type="submit" form={form} tone="danger" busy={erase.isPending && t('privacy.erase.busy')}>
          {t('privacy.erase.confirm')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={send} className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          <li>{ofRole('erase.now')}</li>
          <li>{t('privacy.erase.grace', { date: dateText(erasureDue(now())) })}</li>
          <li>{ofRole('erase.then')}</li>
        </ul>
        {erase.isError && !refusal && <Alert tone="danger">{failureText(erase.error)}</Alert>}
        <TextField
          ref={field}
          name="contact"
          label={t('privacy.erase.contact')}
          help={t('privacy.erase.contact.help')}
          autoComplete="off"
          required
          value={contact}
          error={refusal}
          onChange={(event) => setContact(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

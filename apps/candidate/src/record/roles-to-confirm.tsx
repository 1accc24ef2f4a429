import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { ChipList } from '@pramaan/ui/chip-list'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextLink } from '@pramaan/ui/text-link'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../texts/use-texts.ts'
import { editPath } from './my-profile-path.ts'
import type { MyRecord } from './my-record.ts'

type OfRecord = { record: MyRecord }

/** The roles that the registration showed, for the candidate to confirm or change; shows nothing after that. */
export function RolesToConfirm({ record }: OfRecord) {
  const t = useTexts()
  const option = useOptionText()
  const { selectedJobRoles, unconfirmed } = record.Opportunities
  if (!unconfirmed || selectedJobRoles.length === 0) return null
  return (
    <Card as="section">
      <SectionHeader title={t('confirmRoles.title')} className="mb-1" />
      <p className="mb-3 text-sm text-ink-muted">{t('confirmRoles.text')}</p>
      <ChipList items={selectedJobRoles.map(({ Title }) => option(Title))} label={t('myProfile.roles')} />
      <ConfirmRoles record={record} className="mt-3" />
    </Card>
  )
}

/** Confirms the roles as they are, or opens their form. */
export function ConfirmRoles({ record, className = '' }: OfRecord & { className?: string }) {
  const t = useTexts()
  const confirm = useConfirmRoles()
  if (!record.Opportunities.unconfirmed) return null
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-1 ${className}`}>
      <Button
        size="sm"
        tone="soft"
        busy={confirm.isPending && t('confirmRoles.right')}
        onClick={() => confirm.mutate(undefined)}
      >
        {t('confirmRoles.right')}
      </Button>
      <TextLink href={editPath('preference')}>{t('confirmRoles.change')}</TextLink>
    </div>
  )
}

function useConfirmRoles() {
  const t = useTexts()
  const api = useApi()
  const { ID } = usePerson()
  const cache = useQueryClient()
  const failureText = useFailureText()
  return useSingleMutation({
    mutationFn: () => api.candidates.updatePreferences({ params: { id: ID }, body: { rolesConfirmed: true } }),
    // The jobs that fit follow the roles.
    onSuccess: () => cache.invalidateQueries(),
    onError: (error) => showToast({ text: t('confirmRoles.failed', { why: failureText(error) }), tone: 'danger' }),
  })
}

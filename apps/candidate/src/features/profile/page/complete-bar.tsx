import { type CompletenessItem, completeness, missingItems } from '@pramaan/domain/candidate'
import { ActionBar } from '@pramaan/ui/action-bar'
import { Button } from '@pramaan/ui/button'
import type { EditDialogName } from '../../../record/my-profile-path.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { factsOf } from '../../../record/my-strength.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { OpenEdit } from '../editing/use-edit.ts'

/** The dialog for each missing item. */
const dialogs: Record<CompletenessItem, EditDialogName> = {
  name: 'profile',
  domain: 'profile',
  description: 'profile',
  generalSkill: 'profile',
  professionalSkill: 'profile',
  cv: 'cv',
  image: 'photo',
}

/** 'Complete profile' at the bottom while any of the seven items is missing (document 001 §2, §5). */
export function CompleteBar({ record, open }: { record: MyRecord; open: OpenEdit }) {
  const t = useTexts()
  const facts = factsOf(record)
  const missing = missingItems(facts)
  const [first] = missing
  if (!first) return null
  const items = missing.map((item) => t(`completeProfile.item.${item}`)).join(', ')
  return (
    <ActionBar textAbove text={t('completeProfile.progress', { percent: Math.round(completeness(facts)), items })}>
      <Button onClick={() => open(dialogs[first])}>{t('completeProfile.button')}</Button>
    </ActionBar>
  )
}

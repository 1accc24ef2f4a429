import { orderedSections, publicSections } from '@pramaan/domain/public-profile'
import { Card } from '@pramaan/ui/card'
import { PickChips } from '@pramaan/ui/pick-chips'
import { SwitchField } from '@pramaan/ui/switch-field'
import { useTexts } from '../../texts/use-texts.ts'
import { type MyPage, useSavePage } from './use-my-page.ts'

/** Which sections the page shows, and whether search engines may find it; each choice is saved at once. */
export function VisibleSectionsCard({ page }: { page: MyPage }) {
  const t = useTexts()
  const save = useSavePage()
  return (
    <Card className="flex flex-col gap-4">
      <PickChips
        label={t('publicPage.shows')}
        note={t('publicPage.shows.note')}
        help={t('publicPage.shows.help')}
        dense
        options={publicSections.map((section) => ({ value: section, label: t(`publicPage.section.${section}`) }))}
        values={page.Sections}
        onValues={(chosen) => save.mutate({ Sections: orderedSections(chosen) })}
      />
      <div className="border-line border-t pt-2">
        <SwitchField
          label={t('publicPage.search')}
          help={t('publicPage.search.help')}
          checked={page.SearchEngines}
          onChecked={(on) => save.mutate({ SearchEngines: on })}
        />
      </div>
    </Card>
  )
}

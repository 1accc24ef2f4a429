/**
 * Something that opens on a screen: whose screen, what it is called on the contact sheet, and the keys of the texts to
 * press one after the other, or of a field with what is typed there. `follow` goes from the screen to the first link of that path first.
 */
export type Opened = {
  by: string
  screen: string
  follow?: string
  name: string
  press: readonly (string | { field: string; type: string })[]
}

const of = (by: string, all: readonly Omit<Opened, 'by'>[]): Opened[] => all.map((one) => Object.assign({ by }, one))

/** Dialogs, sheets and menus that pictures are taken of. */
export const opened: readonly Opened[] = [
  ...of('a Candidate', [
    { screen: '/jobs', name: 'menu', press: ['menu'] },
    { screen: '/jobs', name: 'account', press: ['header.account'] },
    { screen: '/jobs', name: 'notifications', press: ['notifications.title'] },
    { screen: '/jobs', name: 'city', press: ['header.city'] },
    { screen: '/jobs', name: 'filters', press: ['jobs.filters'] },
    { screen: '/jobs?term=developer', name: 'saved search', press: ['savedJobs.save'] },
    { screen: '/my-applications', name: 'withdraw', press: ['withdraw.of'] },
    { screen: '/settings', name: 'erasure', press: ['privacy.erase.open'] },
    { screen: '/settings', name: 'consent', press: ['privacy.withdraw'] },
    ...['profile', 'intro', 'personal', 'skills', 'preference', 'education', 'position', 'photo', 'cv'].map((name) => ({
      screen: `/candidate-profile?edit=${name}`,
      name,
      press: [],
    })),
    { screen: '/candidate-profile', name: 'preview', press: ['myProfile.preview'] },
    { screen: '/my-applications', follow: '/certification-details', name: 'pay', press: ['courses.pay'] },
  ]),
  ...of('an Employer', [
    { screen: '/emp-candidate-list', name: 'filters', press: ['filter.all'] },
    { screen: '/emp-candidate-list', name: 'more filters', press: ['filter.more'] },
    { screen: '/emp-candidate-list?searchTitle=DevOps%20Engineer', name: 'save search', press: ['saved.save'] },
    { screen: '/emp-candidate-list', name: 'history', press: ['history.title'] },
    { screen: '/pipeline', name: 'card menu', press: ['pipeline.card.menu'] },
    { screen: '/pipeline', name: 'reject', press: ['pipeline.card.menu', 'pipeline.reject'] },
    { screen: '/pipeline', name: 'history', press: ['pipeline.card.menu', 'pipeline.history'] },
    { screen: '/pipeline', name: 'decide by', press: ['pipeline.card.menu', 'decide.menu'] },
    { screen: '/pipeline', name: 'selected', press: ['pipeline.select'] },
    { screen: '/pipeline', name: 'bulk message', press: ['pipeline.select', 'bulk.message'] },
    { screen: '/pipeline', name: 'copy numbers', press: ['pipeline.select', 'phoneNumbers.bulk'] },
    { screen: '/jobs', name: 'filters', press: ['jobs.filters'] },
    { screen: '/jobs', follow: '/job-details', name: 'delete', press: ['postedJob.delete'] },
  ]),
  ...of('an Admin', [
    { screen: '/payments', name: 'refund', press: ['refund.button.of'] },
    { screen: '/payments', name: 'columns', press: ['columns'] },
    { screen: '/payments', name: 'views', press: ['views.title'] },
    { screen: '/payments', name: 'period', press: ['range.presets'] },
    {
      screen: '/payments',
      name: 'palette',
      press: ['palette.open', { field: 'palette.placeholder', type: 'developer' }],
    },
    { screen: '/admin-people?tab=candidates', name: 'actions', press: ['people.actions.of'] },
    { screen: '/admin-people?tab=candidates', name: 'suspend', press: ['people.actions.of', 'people.suspend'] },
    { screen: '/admin-people?tab=staff', name: 'change role', press: ['people.actions.of', 'people.changeRole'] },
    { screen: '/admin-coupons', name: 'new', press: ['coupons.make'] },
    { screen: '/search-url', name: 'new', press: ['campaigns.new'] },
    { screen: '/search-url', name: 'details', press: ['campaigns.details'] },
    { screen: '/staff-invitations', name: 'invite', press: ['invites.invite'] },
    { screen: '/admin-settings', name: 'change', press: ['prices.change.of'] },
    { screen: '/admin-lists', name: 'edit', press: ['reference.edit.of'] },
    { screen: '/admin-terms', name: 'new', press: ['concepts.add'] },
    { screen: '/admin-terms', name: 'entry', press: ['concepts.open.of'] },
    { screen: '/jobs', follow: '/job-details', name: 'delete', press: ['postedJob.delete'] },
    { screen: '/orders', name: 'withdraw link', press: ['orders.withdraw.of'] },
    { screen: '/settings', name: 'second factor', press: ['secondFactor.setUp'] },
    { screen: '/cslr-candidate-list', name: 'notes', press: ['guidance.history.of'] },
  ]),
  ...of('a Counsellor', [{ screen: '/cslr-candidate-list', name: 'suggest', press: ['guidance.suggest'] }]),
]

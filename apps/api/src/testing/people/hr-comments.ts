/** The HR comments form with every required answer. */
export const hrComments = {
  ComSkills: 'Good',
  language: [{ label: 'English', value: 'English' }],
  personality: 'Talkative',
  workType: ['on-desk'],
  jobType: ['Technical'],
  jobLocation: 'Nashik',
  ctc: 4.5,
  hasOwn: ['Laptop'],
  Availability: 'Immediate',
}

/** The subject of messages about changes of the profile that wait for the network: the latest one replaces the others. */
export const waitingEdits = 'profile-edits'

/** Parts that show nothing of their own, and why they stand in no specimen. */
export const unseenComponents: Readonly<Record<string, string>> = {
  ReadView: '读到的内容、等待时的骨架或 ErrorBox，它自己没有样子',
  ReadPlaceholder: '只在没读到时出现的 ErrorBox，它自己没有样子',
  Paper: 'is seen on paper alone',
  LoadOnSight: 'shown as LoadMore, which it is until the page is scrolled',
  LineField: 'shown as TextField and SelectField, which are made of it',
  Lane: 'an empty strip; what stands in it is shown on the class screen',
  HoldButton: 'shown as Button in danger, until it is held',
  UnsavedDialog: 'shown as ConfirmDialog',
  ConfirmByName: 'shown as ConfirmDialog, with a TextField in it',
  KeywordField: 'shown as SearchInput, which waits for Enter in it',
  ErrorBoundary: 'shows what it is given when its children fail',
}

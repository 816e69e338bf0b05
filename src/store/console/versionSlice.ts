import { createSlice } from '@reduxjs/toolkit';

/** Whether a newer build of the console than the one in this tab has been deployed. */
const versionSlice = createSlice({
  name: 'version',
  initialState: { isOutdated: false },
  reducers: {
    newVersionFound: (state) => {
      state.isOutdated = true;
    },
  },
});

export const { newVersionFound } = versionSlice.actions;
export const versionReducer = versionSlice.reducer;
